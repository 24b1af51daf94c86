/// The file that a target makes, by which others link it.
package struct TargetProduct: Equatable, Sendable {
  /// By which other projects refer to it.
  package let id: String
  /// Without folders, as in `Core.framework`.
  package let fileName: String

  /// ``fileName`` without its extension.
  package var baseName: String {
    fileName.lastIndex(of: ".").map { String(fileName[..<$0]) } ?? fileName
  }
}
