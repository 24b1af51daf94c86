import LintelPlatform

/// A few files that change a sample on purpose, at the same paths as under its `Sources`.
package struct Overlay: Sendable {
  package enum Kind: String, Sendable {
    /// Makes the mistake that an architecture invites: only its rules notice.
    case twin
    /// Makes the app do something wrong: its behaviour tests notice.
    case fault
  }

  let kind: Kind
  /// Unique among those of the sample.
  let name: String
  let folder: String
  /// Paths below ``folder``, sorted.
  let files: [String]
  /// What must be found: findings of a twin, scenarios that a fault makes fail.
  let expected: [String]

  /// The file that holds ``expected``.
  package var expectedFile: String { folder + Self.expectedSuffix }

  static let expectedSuffix = ".expected"
  /// How the folder of a twin begins; the rest is its name.
  static let twinPrefix = "Broken"
  /// The folder of all faults of a sample.
  static let faultFolder = "Faults"

  /// Whether a folder has overlays, or tries to.
  static func areIn(_ folder: String) -> Bool {
    (folderEntries(of: folder) ?? []).contains {
      $0.hasPrefix(twinPrefix) || $0 == faultFolder
    } && isFolder(folder + "/Sources")
  }
}

/// The lines of a recorded file; empty ones and those that start with `#` say nothing.
func recordedLines(of text: String) -> [String] {
  text.split(whereSeparator: \.isNewline).map(String.init).filter { !$0.hasPrefix("#") }
}
