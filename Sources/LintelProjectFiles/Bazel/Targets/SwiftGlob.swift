/// Patterns of Bazel, as far as they are about Swift files.
///
/// Source of the definition: the Bazel manual, "glob".
enum SwiftGlob {
  /// A pattern for the Swift files alone that a pattern matches; `nil` when it matches none.
  ///
  /// So a pattern of files is never taken for one of folders, which to exclude would mean all that
  /// is in them: to Bazel, `Views*` is no folder.
  static func pattern(_ text: String) -> FileGlob? {
    var parts = text.pathParts.map(String.init)
    guard let last = parts.popLast() else { return nil }
    guard let name = swiftName(last) else { return nil }
    return FileGlob((parts + [name]).joined(separator: "/"), .starsOnly)
  }

  /// Whether a pattern can match nothing but Swift files.
  static func namesSwift(_ text: String) -> Bool { text.hasBytes(atEnd: ".swift") }

  private static func swiftName(_ name: String) -> String? {
    if name == "**" { return name }
    let end =
      name.utf8.lastIndex(of: UInt8(ascii: "*")).map {
        String(Substring(name.utf8[$0...].dropFirst()))
      } ?? name
    guard name.utf8.contains(UInt8(ascii: ".")) else { return end.isEmpty ? name + ".swift" : nil }
    return end.hasBytes(atEnd: ".swift") || ".swift".hasBytes(atEnd: end) ? name : nil
  }
}
