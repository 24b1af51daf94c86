import LintelHarness
import LintelSystem
import LintelWorkspace

/// The description of packages by the package manager, which runs the code of their manifests.
struct PackageDump {
  /// The folder that paths of packages are relative to.
  let root: String
  /// The time limit for one manifest, which is compiled first.
  var timeLimit = Duration.seconds(120)

  /// - Parameter folder: the folder of the package; empty for the root.
  /// - Returns: the description of the package, as JSON.
  func output(ofPackage folder: String) throws(ManifestRunError) -> [UInt8] {
    let path = folder.isEmpty ? root : root + "/" + folder
    let scratch: ScratchFolder
    do {
      scratch = try ScratchFolder(for: "manifest")
    } catch {
      throw ManifestRunError(message: error.errors.map(\.message).joined(separator: "; "))
    }
    defer { scratch.remove() }
    // A build of the package may be in progress, and this program may be part of it: in the usual
    // folder each would wait for the other.
    let words = [
      "swift", "package", "--package-path", path, "--scratch-path", scratch.path, "dump-package",
    ]
    let (outcome, output, errors) = run(ChildProcess(words, leadsGroup: true))
    switch outcome {
    case .exited(0): return output
    case .exited(let status):
      throw ManifestRunError(
        log: String(decoding: output + [UInt8(ascii: "\n")] + errors, as: UTF8.self),
        status: status)
    case .crashed(let signal): throw .failure("was ended by signal \(signal)")
    case .stopped: throw .failure("did not end within \(timeLimit.components.seconds) s")
    case .notStarted(let reason):
      throw .failure("cannot be started: \(reason); install Swift, or add it to 'PATH'")
    }
  }

  private func run(
    _ process: ChildProcess
  ) -> (outcome: ChildProcess.Outcome, output: [UInt8], errors: [UInt8]) {
    let signals = HeldSignals()
    defer { signals.release() }
    let start = ContinuousClock.now
    var (output, errors): ([UInt8], [UInt8]) = ([], [])
    let outcome = process.run(
      { output += $0 }, errors: { errors = $0 },
      until: { _ in signals.haveCome || ContinuousClock.now - start > timeLimit })
    return (outcome, output, errors)
  }
}

extension ManifestRunError {
  private static let remedy = "; make it pass, or leave out '--resolve-manifests'"

  fileprivate static func failure(_ what: String) -> ManifestRunError {
    ManifestRunError(message: "'swift package dump-package' \(what)\(remedy)")
  }

  /// - Parameters:
  ///   - log: everything that the package manager printed.
  ///   - status: the exit status of the package manager.
  fileprivate init(log: String, status: Int32) {
    let lines = log.split(whereSeparator: \.isNewline)
    let compilerError = lines.lazy.compactMap(Self.compilerError).first
    // The line with 'Invalid manifest' only repeats the command that compiled the manifest.
    let words = ["Fatal error: ", "error: "]
    let others = lines.lazy.filter { !$0.contains("Invalid manifest (compiled with") }
    let other = words.lazy.compactMap { word in
      others.compactMap { line in line.firstRange(of: word).map { line[$0.upperBound...] } }.first
    }.first
    if let (line, column, message) = compilerError {
      self.init(line: line, column: column, message: message + Self.remedy)
    } else if let other {
      self.init(message: other + Self.remedy)
    } else {
      self = .failure("ended with status \(status)")
    }
  }

  /// Whether a path is that of the manifest of a package, such as `Package@swift-6.0.swift`.
  private static func isManifest(_ path: Substring) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name == "Package.swift" || name.hasPrefix("Package@swift-")
  }

  /// Returns an error of the compiler in a manifest: `path/Package.swift:3:5: error: text`.
  private static func compilerError(
    _ line: Substring
  ) -> (line: Int, column: Int, message: String)? {
    let parts = line.split(separator: ":", maxSplits: 4)
    guard parts.count == 5, isManifest(parts[0]), parts[3] == " error",
      let place = Int(parts[1]), let column = Int(parts[2])
    else { return nil }
    return (place, column, String(parts[4].drop { $0 == " " }))
  }
}
