import LintelPlatform
import LintelVocabulary

/// The files that project files name besides: each is read and parsed once, however many name it.
package final class OtherFiles: @unchecked Sendable {
  /// What a file is read as.
  enum Purpose: Hashable {
    case configuration
    case layer
    /// With the folder to which its paths are relative; `nil` as they are written.
    case specification(paths: String?)
    case podspec
    /// With the folder of the package, relative to that of the workspace.
    case buildFile(package: String)
  }

  private struct Key: Hashable {
    let path: PathKey
    let purpose: Purpose
  }

  private struct State {
    var existing: [PathKey: Bool] = [:]
    var values: [Key: Any] = [:]
    var readCount = 0
  }

  private let read: (String) -> [UInt8]?
  private let state = SharedState(State())

  /// - Parameter read: what is in the file at a path, relative to the root of the check; `nil` when
  ///   there is none.
  package init(_ read: @escaping (String) -> [UInt8]?) { self.read = read }

  /// How often a file was read, or looked for.
  package var readCount: Int { state.locked { $0.readCount } }

  /// Whether there is a file at a path.
  package func has(_ path: String) -> Bool {
    if let known = state.locked({ $0.existing[PathKey(path)] }) { return known }
    return bytes(at: path) != nil
  }

  /// What a file says to a reader; `nil` when there is no such file.
  ///
  /// - Parameter parse: asked for the first time that the path is named for this purpose.
  func value<Value>(
    at path: String, as purpose: Purpose, _ parse: ([UInt8]) -> Value
  ) -> Value? {
    if let known: Value = value(at: path, as: purpose) { return known }
    if state.locked({ $0.existing[PathKey(path)] }) == false { return nil }
    guard let bytes = bytes(at: path) else { return nil }
    return keep(parse(bytes), at: path, as: purpose)
  }

  /// What was kept; `nil` when nothing was.
  func value<Value>(at path: String, as purpose: Purpose) -> Value? {
    state.locked { $0.values[Key(path: PathKey(path), purpose: purpose)] as? Value }
  }

  /// - Returns: the value, or what another thread has kept meanwhile.
  @discardableResult
  func keep<Value>(_ value: Value, at path: String, as purpose: Purpose) -> Value {
    state.locked { state in
      let key = Key(path: PathKey(path), purpose: purpose)
      if let first = state.values[key] as? Value { return first }
      state.values[key] = value
      return value
    }
  }

  private func bytes(at path: String) -> [UInt8]? {
    let bytes = read(path)
    state.locked {
      $0.readCount += 1
      $0.existing[PathKey(path)] = bytes != nil
    }
    return bytes
  }
}
