func f(_ e: E) {
  switch e {
  case .a: A.run()
  @unknown default: B.run()
  }
}
