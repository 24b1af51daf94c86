import Foundation
import LintelGraph
import LintelIndex
import LintelSystem

/// A project of several targets that are compiled as Xcode does: with one index for all, and a folder
/// of products for each target.
final class CompiledTargets {
  let path: String
  var store: String { path + "/DerivedData/Apps/Index.noindex/DataStore" }

  /// - Parameter files: texts by path, with the project file among them.
  init(_ files: [String: String]) throws {
    path =
      FileManager.default.temporaryDirectory
      .appending(path: "lintel targets \(UUID().uuidString)").path
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let file = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// - Parameter module: by default named as the target.
  func compile(
    _ target: String, module: String? = nil, options: [String] = [], _ files: String...
  ) throws {
    let intermediates = "\(path)/DerivedData/Apps/Build/Intermediates.noindex"
    let folder = "\(intermediates)/Apps.build/Debug/\(target).build"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    let module = module ?? target
    let words =
      [
        "sh", "-c", #"cd "$0" && exec "$@""#, folder, "swiftc", "-c", "-parse-as-library",
        "-module-name", module, "-emit-module-path", "\(intermediates)/\(module).swiftmodule",
        "-I", intermediates, "-index-store-path", store, "-index-ignore-system-modules",
      ] + options + files.map { "\(path)/\($0)" }
    var output: [UInt8] = []
    let outcome = ChildProcess(words, keepsErrors: true).run { output += $0 }
    guard outcome == .exited(0) else {
      throw BuiltPackage.BuildFailure(output: String(decoding: output, as: UTF8.self))
    }
  }

  /// Takes away what the index says of a file in a target.
  func removeUnit(of file: String, _ target: String) throws {
    let units = store + "/v5/units"
    let names = try FileManager.default.contentsOfDirectory(atPath: units)
    for path in names.filter({ $0.hasPrefix(file + ".o") }).map({ "\(units)/\($0)" })
    where try Data(contentsOf: URL(filePath: path)).contains(Data("\(target).build".utf8)) {
      try FileManager.default.removeItem(atPath: path)
    }
  }

  func read() throws -> (linked: DependencyGraph, compiled: CompiledGraph) {
    try IndexedProject(path: path, store: store).read()
  }
}

extension DependencyGraph {
  /// The dependencies of a file as `From -> To (file of To) kind [targets]`, in their order.
  func described(_ path: String) -> [String] {
    dependencies.filter { self.path(of: $0.from) == path }.map { value in
      let targets = modules(of: value).map { modules[$0].target }.joined(separator: " ")
      return "\(qualifiedName(of: value.from)) -> \(qualifiedName(of: value.to)) "
        + "(\(self.path(of: value.to))) \(value.kind.rawValue) [\(targets)]"
        + (value.certainty == .compiled ? "" : " \(value.certainty)")
    }
  }
}
