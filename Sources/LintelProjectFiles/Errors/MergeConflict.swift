/// The marks that version control leaves in a file that both sides have changed.
enum MergeConflict {
  static let message =
    "a merge conflict is left here; keep one side, and remove the lines that begin with "
    + "'<<<<<<<', '=======' and '>>>>>>>'"

  /// Returns the first line with the beginning of a conflict, counted from 1.
  static func firstLine(in bytes: [UInt8]) -> Int? {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .firstIndex { $0.starts(with: "<<<<<<<".utf8) }
      .map { $0 + 1 }
  }
}
