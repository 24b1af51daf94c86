enum Failure: Error {
  case missing
}
func run() throws(Failure) { throw .missing }
