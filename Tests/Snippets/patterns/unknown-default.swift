func f() {
  switch A.status {
  case .on: break
  @unknown default: B.log()
  }
}
