import LintelArchitecture
import LintelPlatform
import LintelSystem
import LintelText
import LintelWorkspace

/// The products of earlier builds of a package that has not changed since.
///
/// Only products are kept, never results of tests. A product is used again if every byte of the
/// package and of its overlays, the version of Swift and the names of the overlays are the same.
struct KeptBuilds {
  private let scratch: ScratchFolder
  /// The folder in which the build leaves its products.
  private let products: String
  /// The version of Swift and the kind of build.
  private let conditions: String

  /// - Parameter copy: the copy of the package; if it has changed, earlier products are removed.
  /// - Returns: `nil` if builds are not kept, or if a part of the package is outside of its folder.
  init?(in scratch: ScratchFolder, of copy: PackageCopy, for swift: SwiftPackage) {
    guard scratch.isKept else { return nil }
    self.scratch = scratch
    products = "\(swift.buildFolder)/debug"
    conditions = swift.conditions
    // What a package in another folder contains is not known, e.g. `.package(path: "../Kit")`.
    let manifest = try? bytes(ofFile: "\(copy.folder)/Package.swift")
    let isWhole = manifest.map { !String(decoding: $0, as: UTF8.self).contains(".package(") }
    if !copy.isUnchanged || isWhole != true { scratch.remove(Self.folder) }
    if isWhole != true { return nil }
  }

  /// Puts the products of an earlier build in place.
  ///
  /// - Parameter names: the overlays that were built together.
  /// - Returns: whether there are such products.
  func restore(_ names: [String]) throws(ConfigurationErrors) -> Bool {
    let folder = folder(of: names)
    guard let words = try? bytes(ofFile: folder + "/" + Self.words), words == self.words(names)
    else {
      return false
    }
    try scratch.place(Self.products(in: folder), of: folder, in: products)
    return true
  }

  /// Keeps the products of the build that has just ended.
  func keep(_ names: [String]) throws(ConfigurationErrors) {
    let folder = folder(of: names)
    let built = Self.products(in: products)
    guard !built.isEmpty else { return }
    unlink(folder + "/" + Self.words)
    try scratch.place(built, of: products, in: folder)
    do throws(WorkspaceErrors) {
      // The words are written last, so that half of the products is never taken for all of them.
      try writeAtomically(words(names), to: folder + "/" + Self.words, followsLinks: false)
    } catch {
      throw ConfigurationErrors(error)
    }
  }

  private static let folder = "kept"
  private static let words = "build.txt"

  /// Builds with the same first overlay and the same number of overlays share a folder; ``words``
  /// say which of these builds it contains.
  private func folder(of names: [String]) -> String {
    let first = names.first?.split(separator: "/").joined(separator: "-") ?? "samples"
    return "\(scratch.path)/\(Self.folder)/\(first)-\(names.count)"
  }

  private func words(_ names: [String]) -> [UInt8] {
    Array((names.map { $0 + "\n" }.joined() + conditions).utf8)
  }

  /// Returns the names of what tests need when they run: programs, libraries and resources.
  private static func products(in folder: String) -> [String] {
    let endings = [".xctest", ".resources", ".bundle", ".so", ".dylib"]
    return (folderEntries(of: folder) ?? []).filter { name in
      endings.contains(where: name.hasSuffix)
        || isFile("\(folder)/\(name)") && access("\(folder)/\(name)", X_OK) == 0
    }
  }
}
