/// A folder of sources and the rules that say which of the files below it a module compiles.
///
/// All paths are relative to the root.
struct TargetFolder {
  enum Verdict {
    case compiled
    /// Below the folder, but not among the target's sources.
    case notListed
    /// Declared to be no source: the target's exclusions and resources.
    case excluded
  }

  let path: String
  let module: Int
  /// `nil` for everything below ``path``.
  var sources: [String]?
  var exclusions: [String] = []

  /// - Parameter file: a file below ``path``.
  func verdict(on file: String) -> Verdict {
    if exclusions.contains(where: { isBelow(file, $0) }) { return .excluded }
    guard let sources else { return .compiled }
    return sources.contains { isBelow(file, $0) } ? .compiled : .notListed
  }
}
