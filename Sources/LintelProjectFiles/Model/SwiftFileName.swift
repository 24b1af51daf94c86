/// The ending of the names of Swift files.
enum SwiftFileName {
  /// Whether a path may lead to a Swift file. Case does not count, because `A.SWIFT` finds
  /// `A.swift` on a file system that ignores case.
  static func ends(_ path: String) -> Bool {
    path.utf8.suffix(6).elementsEqual(".swift".utf8) { $0 | 0x20 == $1 | 0x20 }
  }
}
