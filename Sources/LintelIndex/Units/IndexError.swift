/// The reason why the compiler's index is of no use for a project.
package enum IndexError: Error, Equatable, Sendable {
  case noLibrary(name: String)
  /// No store was named, and the package has none.
  case noStore(package: String)
  case noSuchStore(String)
  case unreadable(store: String, reason: String)
  case otherFormat(store: String, formats: [String], expected: String)
  case noUnits(store: String)
  /// No source file can be used: each has changed since it was compiled, was never compiled, or has
  /// a damaged index.
  case nothingFresh(store: String, Coverage)

  /// The problem and its remedy: lower-case start, no full stop.
  package var message: String {
    switch self {
    case .noLibrary(let name):
      "no '\(name)' in a Swift toolchain on PATH, which is required to read the compiler's index; "
        + "install a toolchain from https://www.swift.org/install and put its 'swift' on PATH"
    case .noStore(let package):
      "no index store of the compiler in '\(package)/.build'; build a package with '--build' or "
        + "'swift build --build-tests', or name another store, such as Xcode's, with "
        + "'--index-store DerivedData/<project>/Index.noindex/DataStore'"
    case .noSuchStore(let store):
      "'\(store)' is not an index store: there is no such folder; a build by SwiftPM writes "
        + "'.build/<platform>/debug/index/store'"
    case .unreadable(let store, let reason):
      "cannot read the index store '\(store)': \(reason)"
    case .otherFormat(let store, let formats, let expected):
      "the index store '\(store)' has the format \(formats.joined(separator: ", ")), and the "
        + "toolchain on PATH reads \(expected); build with the toolchain that is on PATH"
    case .noUnits(let store): "the index store '\(store)' is empty; \(Self.advice)"
    case .nothingFresh(let store, let coverage):
      "the index store '\(store)' cannot be used for any of the \(coverage.fileCount) files: "
        + coverage.lacks.joined(separator: "; ") + "; \(Self.advice)"
    }
  }

  static let advice =
    "build again: a package with '--build' or 'swift build --build-tests', anything else in Xcode"
}
