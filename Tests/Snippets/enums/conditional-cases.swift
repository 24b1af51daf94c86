enum E {
  case a
  #if DEBUG
  case b(Debug), c
  #else
  case d
  #endif
}
