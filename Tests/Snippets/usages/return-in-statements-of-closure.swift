let a: A = {
  switch b {
  case .c: return .d
  default:
    if e { return .f }
    return .g
  }
}()
