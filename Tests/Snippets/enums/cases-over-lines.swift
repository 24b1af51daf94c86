enum E {
  case open,
    close,
    set
}
