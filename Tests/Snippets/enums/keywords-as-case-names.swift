enum Word {
  case `default`, `in`, `self`
  case open, get, set, some, any, actor, package, each
  case `init`
  case Type_, none
}
