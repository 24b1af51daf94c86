import LintelPlatform

/// Files that change a sample on purpose: each replaces the file with the same path below the
/// sample's `Sources`, or is added there.
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
  let folder: String
  /// The paths of the files below ``folder``, sorted.
  let files: [String]
  /// The lines of ``expectedFile``: the findings of a twin, or the scenarios that a fault makes
  /// fail.
  let expected: [String]

  /// The path of the file that contains ``expected``.
  package var expectedFile: String { folder + Self.expectedSuffix }

  static let expectedSuffix = ".expected"
  /// The start of the name of a twin's folder; the rest is the name of the twin.
  static let twinPrefix = "Broken"
  /// The name of the folder that contains all faults of a sample.
  static let faultFolder = "Faults"

  /// Whether a folder has `Sources`, and entries that are meant as overlays, valid or not.
  static func areIn(_ folder: String) -> Bool {
    (folderEntries(of: folder) ?? []).contains {
      $0.hasPrefix(twinPrefix) || $0 == faultFolder
    } && isFolder(folder + "/Sources")
  }
}

/// Returns the lines of a recorded file, without empty lines and lines that start with `#`.
func recordedLines(of text: String) -> [String] {
  text.split(whereSeparator: \.isNewline).map(String.init).filter { !$0.hasPrefix("#") }
}
