/// How the app guards what must not happen twice.
extension Driver {
  /// Expects how many different keys the app's requests have had since its last launch.
  func seeKeys(_ count: Int, file: String = #fileID, line: Int = #line) throws {
    let keys = connection.requests.compactMap(\.key)
    guard Set(keys).count != count else { return }
    throw failure(
      expected: "\(count) different keys", seen: "the requests had \(keys)",
      file: file, line: line)
  }
}
