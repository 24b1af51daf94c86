struct Failure: Error {}
func run() throws(Failure) { throw Failure() }
func use() {
  do { try run() } catch { _ = error }
}
