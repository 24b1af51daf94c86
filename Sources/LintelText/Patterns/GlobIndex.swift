/// Globs by the folder that each begins with, so that a file is compared with few of them.
package struct GlobIndex: Sendable {
  private let globs: [PathGlob]
  /// The indices of the globs, by their text up to and including the last `/` before the first
  /// wildcard: `App/Views/` for `App/Views/*.swift`.
  private var byFolder: [String: [Int]] = [:]

  package init(_ globs: [PathGlob]) {
    self.globs = globs
    for (position, glob) in globs.enumerated() {
      byFolder[Self.folder(of: glob), default: []].append(position)
    }
  }

  /// Returns the index of the first glob that matches a path relative to the root.
  package func first(matching path: String) -> Int? {
    var first: Int?
    let bytes = Array(path.utf8)
    for end in 0...bytes.count where end == 0 || bytes[end - 1] == UInt8(ascii: "/") {
      let folder = String(decoding: bytes[..<end], as: UTF8.self)
      let found = byFolder[folder]?.first { $0 < first ?? .max && globs[$0].matches(path) }
      first = found ?? first
    }
    return first
  }

  private static func folder(of glob: PathGlob) -> String {
    guard case .literal(let bytes)? = glob.pattern.tokens.first,
      let slash = bytes.lastIndex(of: UInt8(ascii: "/"))
    else { return "" }
    return String(decoding: bytes[...slash], as: UTF8.self)
  }
}
