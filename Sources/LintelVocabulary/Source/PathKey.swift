/// A key to look up a file by its path. Swift considers paths equal that differ only in the
/// encoding of their accents, but they may refer to two files.
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
