/// Asks the package manager for the contents of a manifest, which runs the manifest's code.
///
/// - Parameter folder: the folder of the package, relative to the root; empty for the root itself.
/// - Returns: the output of `swift package dump-package`.
package typealias ManifestRun = (_ folder: String) throws(ManifestRunError) -> [UInt8]

/// The reason why the package manager cannot run a manifest.
package struct ManifestRunError: Error, Equatable, Sendable {
  /// The line in the manifest, from 1; 0 when the error is about the whole manifest.
  let line: Int
  /// The column, from 1, in UTF-8 bytes; 0 when the error is about the whole manifest.
  let column: Int
  /// The error: lower-case start, no full stop.
  let message: String

  package init(line: Int = 0, column: Int = 0, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }
}
