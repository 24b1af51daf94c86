/// What keeps a property list from being read, and where.
struct Misreading: Error {
  /// In UTF-8 bytes.
  let offset: Int
  let problem: PropertyListProblem

  init(_ offset: Int, _ problem: PropertyListProblem) {
    self.offset = offset
    self.problem = problem
  }
}
