import LintelPlatform
import LintelText
import LintelWorkspace

/// A diff that changes a sample on purpose.
package struct Overlay: Sendable {
  package enum Kind: String, Sendable {
    /// A broken variant: it has the classic mistake of its architecture, which only rules find.
    case twin
    /// A change that makes the app misbehave, which scenarios find.
    case fault
  }

  let kind: Kind
  /// The name, unique among the overlays of the sample.
  let name: String
  /// The path of the diff below the folder of the sample: `BrokenViewKnowsModel.diff`.
  let diff: String
  /// The paths of the changed and added files below the folder of the sample, in the order of the
  /// diff.
  let files: [String]
  /// The lines of ``expectedFile``: the findings of a twin, or the scenarios that a fault makes
  /// fail.
  let expected: [String]
  /// The path of the file that contains ``expected``.
  package let expectedFile: String

  static let diffSuffix = ".diff"
  static let expectedSuffix = ".expected"
  /// The start of the name of a twin's diff; the rest is the name of the twin.
  static let twinPrefix = "Broken"
  /// The name of the folder that contains all faults of a sample.
  static let faultFolder = "Faults"

  /// Whether a folder has `Sources`, and entries that are meant as overlays, valid or not.
  static func areIn(_ folder: String) -> Bool {
    (folderEntries(of: folder) ?? []).contains {
      $0.hasPrefix(twinPrefix) || $0 == faultFolder
    } && isFolder(folder + "/Sources")
  }

  /// Returns the contents of the changed and added files, by the path below the folder of the
  /// sample.
  ///
  /// - Parameter folder: the folder of the sample, or of a copy of it.
  /// - Throws: if the diff does not fit the files in the folder.
  func contents(in folder: String) throws(ConfigurationErrors) -> [String: [UInt8]] {
    let path = "\(folder)/\(diff)"
    guard let bytes = try? bytes(ofFile: path) else {
      throw ConfigurationErrors(path: path, message: "'\(path)' cannot be read")
    }
    do throws(DiffError) {
      return try UnifiedDiff(bytes).contents(in: folder)
    } catch {
      throw ConfigurationErrors(errors: [ConfigurationError(error, in: path)])
    }
  }
}

extension UnifiedDiff {
  /// Returns the contents of the changed and added files, by the path below the folder.
  func contents(in folder: String) throws(DiffError) -> [String: [UInt8]] {
    var result: [String: [UInt8]] = [:]
    for file in files {
      result[file.path] = try file.contents(from: try? bytes(ofFile: "\(folder)/\(file.path)"))
    }
    return result
  }
}

extension ConfigurationError {
  init(_ error: DiffError, in path: String) {
    self.init(path: path, line: error.line, column: 1, message: error.message)
  }
}

/// Returns the lines of a recorded file, without empty lines and lines that start with `#`.
func recordedLines(of text: String) -> [String] {
  text.split(whereSeparator: \.isNewline).map(String.init).filter { !$0.hasPrefix("#") }
}
