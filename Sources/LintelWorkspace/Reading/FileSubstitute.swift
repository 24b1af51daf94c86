/// Bytes that replace the contents of a file on the disk, e.g. for an editor that has not saved it
/// yet.
package struct FileSubstitute: Sendable {
  /// The paths under which the file may be known, relative to the root.
  private let paths: [String]
  private let bytes: [UInt8]

  package init(paths: [String], bytes: [UInt8]) {
    self.paths = paths
    self.bytes = bytes
  }

  package func bytes(for path: String) -> [UInt8]? { paths.contains(path) ? bytes : nil }
}
