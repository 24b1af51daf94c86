extension Driver {
  /// Expects something that no screen shows, such as what somebody reads on another device.
  func expect<Value: Equatable>(
    _ what: String, _ seen: Value, toBe wanted: Value, file: String = #fileID, line: Int = #line
  ) throws {
    guard seen != wanted else { return }
    throw failure(
      expected: "\(what) to be \(wanted)", seen: "it is \(seen)", file: file, line: line)
  }
}
