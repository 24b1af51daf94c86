/// The file that a target makes, which other targets link.
package struct TargetProduct: Equatable, Sendable {
  /// The identifier by which other projects refer to the product.
  package let id: String
  /// The file name without folders, e.g. `Core.framework`.
  package let fileName: String

  /// ``fileName`` without its extension.
  package var baseName: String {
    fileName.lastIndex(of: ".").map { String(fileName[..<$0]) } ?? fileName
  }
}
