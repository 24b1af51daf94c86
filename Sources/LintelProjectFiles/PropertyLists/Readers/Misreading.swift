/// The reason why a property list cannot be read, with its location.
struct Misreading: Error {
  /// The offset in UTF-8 bytes.
  let offset: Int
  let problem: PropertyListProblem

  init(_ offset: Int, _ problem: PropertyListProblem) {
    self.offset = offset
    self.problem = problem
  }
}
