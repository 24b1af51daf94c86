/// What looks a file up by its path: two paths whose accents are encoded in different ways are the
/// same text to Swift, but may lead to two files.
package struct PathKey: Hashable, Sendable {
  private let path: String

  package init(_ path: String) { self.path = path }

  package var text: String { path }

  package static func == (left: Self, right: Self) -> Bool {
    left.path.hasSameBytes(as: right.path)
  }

  package func hash(into hasher: inout Hasher) {
    var path = path
    path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
