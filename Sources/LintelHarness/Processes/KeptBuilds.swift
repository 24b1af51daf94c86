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

  /// - Parameter copy: the copy of the package; making it has removed products of other contents.
  /// - Returns: `nil` if builds are not kept, or if a build may depend on what is outside of the
  ///   package.
  init?(
    in scratch: ScratchFolder, of copy: PackageCopy, for swift: SwiftPackage
  ) throws(ConfigurationErrors) {
    guard scratch.isKept else { return nil }
    self.scratch = scratch
    products = "\(swift.buildFolder)/debug"
    conditions = swift.conditions
    guard Self.manifests(of: copy.folder).allSatisfy(Self.isSelfContained) else {
      try scratch.remove(Self.folder)
      return nil
    }
  }

  /// Returns the paths of the manifests of a package, those for single versions of Swift included:
  /// `Package@swift-6.0.swift`.
  private static func manifests(of package: String) -> [String] {
    (folderEntries(of: package) ?? []).filter {
      $0.hasPrefix("Package") && $0.hasSuffix(".swift")
    }.map { "\(package)/\($0)" }
  }

  /// Whether a manifest has nothing by which a build can depend on what is outside of the package,
  /// such as `.package(path: "../Kit")` or `Context.environment["KIT"]`.
  private static func isSelfContained(_ manifest: String) -> Bool {
    guard let bytes = try? bytes(ofFile: manifest) else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    return [".package", "`package`", "env", "nvironment"].allSatisfy { !text.contains($0) }
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

  static let folder = "kept"
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

  /// Returns the names of the programs, libraries and resources that tests need when they run.
  private static func products(in folder: String) -> [String] {
    let endings = [".xctest", ".resources", ".bundle", ".so", ".dylib"]
    return (folderEntries(of: folder) ?? []).filter { name in
      endings.contains(where: name.hasSuffix)
        || isFile("\(folder)/\(name)") && access("\(folder)/\(name)", X_OK) == 0
    }
  }
}
