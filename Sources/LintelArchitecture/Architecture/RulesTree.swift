import LintelPlatform
import LintelRules
import LintelVocabulary
import LintelWorkspace

/// The checkout that a rules file belongs to.
///
/// Rules files may extend, and draw from, what lies anywhere. But they may be written by somebody
/// who is not to see what the machine has that checks them, so errors say nothing of what stands in
/// files outside of the tree.
struct RulesTree {
  private let checkout: Checkout

  /// - Parameter rulesFile: as the user named it.
  init(of rulesFile: String) {
    checkout = Checkout(around: AbsolutePath(rulesFile).folder ?? .workingFolder)
  }

  /// The tree of a baseline, which is that of the rules file unless the baseline lies elsewhere.
  init(ofBaseline path: String, rulesFile: String) {
    let folder = AbsolutePath(rulesFile).folder ?? .workingFolder
    self.init(of: AbsolutePath(path).path(below: folder) == nil ? path : rulesFile)
  }

  /// The bytes of a file that a rules file names, or of the rules file.
  static func read(_ path: String) throws(UnreadableFile) -> [UInt8] {
    do throws(ReadError) {
      return try bytes(ofFile: path)
    } catch {
      throw UnreadableFile(reason: error.reason)
    }
  }

  /// The errors, with one for each file outside of the tree in the place of what is wrong with it.
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
            "\(counted(counts[key] ?? 1, "error")), not shown as '\(error.path)' lies outside "
            + "of the checkout '\(checkout.top.displayed)'; copy it there to see them")
      })
  }

  /// Whether a file is there that lies outside of the tree.
  func isOutside(_ path: String) -> Bool {
    !path.hasBytes(atStart: "preset:") && exists(path) && !checkout.holds(path)
  }
}
