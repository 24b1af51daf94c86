/// How the names of Swift files end.
enum SwiftFileName {
  /// Whether a path may lead to one: file systems that take no notice of case find `A.swift` by the
  /// name `A.SWIFT`.
  static func ends(_ path: String) -> Bool {
    path.utf8.suffix(6).elementsEqual(".swift".utf8) { $0 | 0x20 == $1 | 0x20 }
  }
}
