import LintelPlatform
import LintelText
import LintelVocabulary
import LintelWorkspace

/// The checkout that a rules file belongs to.
///
/// Rules files may name files anywhere. But their author may be somebody who must not see the files
/// of the machine that runs the check, so errors show no contents of files outside of the checkout.
struct RulesTree {
  private let checkout: Checkout

  /// - Parameter rulesFile: the path as the user wrote it.
  init(of rulesFile: String) {
    checkout = Checkout(around: AbsolutePath(rulesFile).folder ?? .workingFolder)
  }

  /// Finds the checkout of a baseline: that of the rules file, unless the baseline lies outside of
  /// the folder of the rules file.
  init(ofBaseline path: String, rulesFile: String) {
    let folder = AbsolutePath(rulesFile).folder ?? .workingFolder
    self.init(of: AbsolutePath(path).path(below: folder) == nil ? path : rulesFile)
  }

  /// Reads a rules file, or a file that it names.
  static func read(_ path: String) throws(UnreadableFile) -> [UInt8] {
    do throws(ReadError) {
      return try bytes(ofFile: path)
    } catch {
      throw UnreadableFile(reason: error.reason)
    }
  }

  /// Replaces the errors in a file outside of the checkout by one error that says only how many
  /// there are.
  func withoutContents(_ errors: ConfigurationErrors) -> ConfigurationErrors {
    var counts: [PathKey: Int] = [:]
    for error in errors.errors { counts[PathKey(error.path), default: 0] += 1 }
    var told: Set<PathKey> = []
    return ConfigurationErrors(
      errors: errors.errors.compactMap { error in
        guard error.line > 0, isOutside(error.path) else { return error }
        let key = PathKey(error.path)
        guard told.insert(key).inserted else { return nil }
        return ConfigurationError(
          path: error.path,
          message:
            "\(counted(counts[key] ?? 1, "error")), not shown because '\(error.path)' lies outside "
            + "of the checkout '\(checkout.top.displayed)'; copy it there to see them")
      })
  }

  /// Whether a file exists and lies outside of the checkout.
  func isOutside(_ path: String) -> Bool {
    !path.hasBytes(atStart: "preset:") && exists(path) && !checkout.holds(path)
  }
}
