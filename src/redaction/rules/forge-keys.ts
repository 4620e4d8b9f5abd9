import { isDocumented } from '../documented.ts';
import { keyRule, type Rule } from '../rule.ts';

const real = (secret: string): boolean => !isDocumented(secret);

/** Tokens of code forges and package registries. */
export const FORGE_KEYS: readonly Rule[] = [
  keyRule('github-fine-grained-token', ['github_pat_'], 'github_pat_\\w{30,}', real),
  keyRule('github-token', ['ghp_'], 'ghp_[A-Za-z0-9]{30,}', real),
  keyRule('github-oauth-token', ['gho_'], 'gho_[A-Za-z0-9]{30,}', real),
  keyRule('github-app-token', ['ghu_', 'ghs_', 'ghr_'], 'gh[usr]_[A-Za-z0-9]{30,}', real),
  keyRule('gitlab-token', ['gl'], 'gl(?:pat|dt|rt|ptt|cbt|soat|ft|imt|agent|oas)-[\\w.-]{20,}', real),
  keyRule('npm-token', ['npm_'], 'npm_[A-Za-z0-9]{30,}', real),
  keyRule('pypi-token', ['pypi-'], 'pypi-[\\w-]{50,}', real),
  keyRule('registry-token', ['rubygems_', 'dckr_pat_', 'dckr_oat_'], '(?:rubygems_|dckr_[po]at_)[\\w-]{24,}', real),
];
