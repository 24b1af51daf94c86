import LintelScanner
import LintelVocabulary

/// Reads a manifest without running it: literals are read, and each computed value gets a note.
///
/// All branches of `#if` and `if` count, so that the result is the same on every platform.
struct ManifestReader {
  let source: ManifestTokens
  var manifest: Manifest
  private let path: String
  /// The names of variables that hold the package.
  private var packageNames: Set<String> = ["package"]
  private var notes: [TokenNote] = []
  /// For each property that code changes, the number of targets that lose its written value: all
  /// targets that were read before the change.
  private var countsOfChanged: [String: Int] = [:]
  /// The changes to constants that hold targets, by the name of the constant, as indices of the
  /// tokens of the properties.
  lazy var changesOfConstants = findChangesOfConstants()

  /// - Parameter path: the path of the manifest, relative to the root.
  static func read(_ buffer: borrowing SourceBuffer, path: String) -> Manifest {
    var reader = ManifestReader(buffer, path: path)
    return reader.read()
  }

  private init(_ buffer: borrowing SourceBuffer, path: String) {
    source = ManifestTokens(buffer)
    self.path = path
    manifest = Manifest(path: path)
    manifest.toolsVersion = buffer.withBytes { SwiftVersion(manifest: $0) }
  }

  private mutating func read() -> Manifest {
    var hasPackage = false
    for position in 0..<source.end {
      if let open = openOfPackage(at: position) {
        hasPackage = true
        if let name = constant(holdingPackageAt: position) { packageNames.insert(name) }
        readPackage(open)
      } else if source.isMark(".", at: position) {
        readChange(at: position)
      } else if mayChangeFiles(at: position) {
        for property in ["exclude", "sources"] { countsOfChanged[property] = .max }
        note("code here may change which files targets have, so nothing is excluded", at: position)
      } else if let name = alias(at: position) {
        packageNames.insert(name)
      }
    }
    for (property, count) in countsOfChanged {
      for index in 0..<min(count, manifest.targets.count) { manifest.targets[index].lose(property) }
    }
    leaveTestsThatAreNone()
    if !hasPackage {
      manifest.hasAllTargets = false
      note("there is no 'Package(...)' to read; \(Self.foldersAreModules)", at: 0)
    }
    if !notes.isEmpty { manifest.isComputed = true }
    manifest.notes = source.placed(notes, of: path)
    return manifest
  }

  /// Removes each test target that has the same name as a target that is not a test, as in two
  /// branches of `#if`. Code that may be part of the program is then judged.
  private mutating func leaveTestsThatAreNone() {
    let others = Set(manifest.targets.lazy.filter { $0.kind != .test }.map(\.name))
    let unclear = manifest.targets.first { $0.kind == .test && others.contains($0.name) }
    guard let unclear else { return }
    manifest.targets.removeAll { $0.kind == .test && others.contains($0.name) }
    note(
      "target '\(unclear.name)' is a test at one location and not at another; it is judged", at: 0)
  }

  static let foldersAreModules =
    "each folder in 'Sources' and 'Tests' that no other target claims counts as a module"

  mutating func note(_ message: String, at position: Int) {
    notes.append(TokenNote(position: position, message: message))
  }

  /// Returns the opening parenthesis if a `Package(` or `Package = .init(` starts at `position`.
  private func openOfPackage(at position: Int) -> Int? {
    guard source.isWord("Package", at: position) else { return nil }
    if source.isMark("(", at: position + 1) { return position + 1 }
    guard source.isMark("=", at: position + 1), source.isMark(".", at: position + 2),
      source.isWord("init", at: position + 3), source.isMark("(", at: position + 4)
    else { return nil }
    return position + 4
  }

  /// Returns the name of the constant: `pkg` in `let pkg = Package(` and in
  /// `let pkg: Package = .init(`.
  private func constant(holdingPackageAt position: Int) -> String? {
    if source.isMark(":", at: position - 1) { return source.word(at: position - 2) }
    guard source.isMark("=", at: position - 1) else { return nil }
    let isTyped = source.isMark(":", at: position - 3)
    return source.word(at: isTyped ? position - 4 : position - 2)
  }

  private mutating func readPackage(_ open: Int) {
    if source.closer(of: open) == nil {
      noteComputedTargets("the parenthesis of 'Package' is never closed", at: open)
    }
    for argument in source.arguments(open) {
      switch argument.label {
      case "name": manifest.name = source.string(argument.value)
      case "targets": readTargets(argument.value)
      case "products": readProducts(argument.value)
      case "dependencies": readPackages(argument.value)
      case "traits": readTraits(argument.value)
      default: break
      }
    }
  }

  private mutating func readProducts(_ range: Range<Int>) {
    let list = source.literalElements(range)
    if !list.computed.isEmpty { manifest.isComputed = true }
    for element in list.elements {
      guard let call = source.call(element) else {
        manifest.isComputed = true
        continue
      }
      guard call.name == "library" else { continue }
      let arguments = source.arguments(call.open)
      guard
        let name = arguments.first(where: { $0.label == "name" }).flatMap({
          source.string($0.value)
        }),
        let targets = arguments.first(where: { $0.label == "targets" })
      else {
        manifest.isComputed = true
        continue
      }
      let names = source.strings(targets.value)
      if names.computed != nil { manifest.isComputed = true }
      manifest.products.append(Manifest.Product(name: name, targets: names.values))
    }
  }

  /// Reads traits: `.default(enabledTraits: ["A"])`, `.trait(name: "A", enabledTraits: ["B"])`.
  /// Code under a computed trait counts whatever the trait is.
  private mutating func readTraits(_ range: Range<Int>) {
    for element in source.literalElements(range).elements {
      guard let call = source.call(source.value(of: element), of: "Trait") else { continue }
      let arguments = source.arguments(call.open)
      let name = arguments.first { $0.label == "name" }.flatMap { source.string($0.value) }
      guard let name = call.name == "default" ? Manifest.defaultTrait : name,
        let enabled = arguments.first(where: { $0.label == "enabledTraits" })
      else { continue }
      manifest.traits[name] = source.strings(enabled.value).values
    }
  }

  /// Reads the packages with a literal path: `.package(path: "../Core")`. A computed dependency
  /// counts as external.
  private mutating func readPackages(_ range: Range<Int>) {
    for element in source.literalElements(range).elements {
      guard let call = source.call(source.value(of: element)), call.name == "package",
        let path = source.arguments(call.open).first(where: { $0.label == "path" }),
        let text = source.string(path.value),
        let folder = normalized(join(manifest.folder, text))
      else { continue }
      manifest.packageFolders.append(folder)
    }
  }

  /// Reads the change after a dot, as in `package.targets.append(...)`.
  private mutating func readChange(at dot: Int) {
    let isOfPackage = source.word(at: dot - 1).map(packageNames.contains) ?? false
    // A change of a single target was already read with that target.
    if isTarget(at: dot - 1), source.isOutermost(dot) { return }
    if source.isWord("dependencies", at: dot + 1), !isOfPackage, isChange(after: dot + 1) {
      countsOfChanged["dependencies"] = manifest.targets.count
      note("dependencies of targets are changed here, so they are not known", at: dot + 1)
    }
    if !isOfPackage, isChange(after: dot + 1) { readChangeOfFiles(at: dot + 1) }
    if isOfPackage, source.isWord("products", at: dot + 1), source.isMark("=", at: dot + 2) {
      readProducts(expression(from: dot + 3))
    }
    guard isOfPackage, source.isWord("targets", at: dot + 1), isChange(after: dot + 1) else {
      return
    }
    let isFirst = manifest.targets.isEmpty && manifest.hasAllTargets
    if source.isMark("+=", at: dot + 2) || isFirst && source.isMark("=", at: dot + 2) {
      readTargets(expression(from: dot + 3))
    } else if source.isWord("append", at: dot + 3), source.isMark("(", at: dot + 4) {
      for argument in source.arguments(dot + 4) {
        if argument.label == "contentsOf" {
          readTargets(argument.value)
        } else {
          readTarget(argument.value)
        }
      }
    } else {
      noteComputedTargets("the list of targets is changed here", at: dot + 1)
    }
  }

  /// Returns a new name of the package: `same` in `let same = package`.
  private func alias(at position: Int) -> String? {
    guard let word = source.word(at: position), packageNames.contains(word),
      source.isMark("=", at: position - 1), !source.isMark(".", at: position + 1)
    else { return nil }
    return source.word(at: position - 2)
  }

  /// The functions that make targets and the package, unless the manifest declares others of these
  /// names.
  private static let kindsOfTargets: Set<String> = [
    "target", "executableTarget", "testTarget", "macro", "plugin", "systemLibrary", "binaryTarget",
    "Package",
  ]

  /// Whether code at a position may change the files of targets in a way that is not followed: by
  /// an operator, a key path, a pointer, or a replacement for the functions that make targets:
  /// `func target(_ name: String) -> Target`.
  private func mayChangeFiles(at position: Int) -> Bool {
    switch source.word(at: position) {
    case "swap", "withUnsafeMutablePointer", "withUnsafeMutableBytes":
      source.isMark("(", at: position + 1)
    case "keyPath": source.isMark(":", at: position + 1)
    case "operator", "convenience": true
    case "func":
      source.word(at: position + 1).map(Self.kindsOfTargets.contains) ?? true
    // In a method of an extension of `Target`: `sources = []`.
    case "exclude", "sources":
      source.isMark("=", at: position + 1) && !source.isMark(".", at: position - 1)
        && !source.isWord("let", at: position - 1) && !source.isWord("var", at: position - 1)
    default: false
    }
  }

  /// Forgets the `exclude` or `sources` of targets where code changes them: of the targets that
  /// were read before, or, if the change is in a function, which may be called for any target, of
  /// all targets.
  private mutating func readChangeOfFiles(at position: Int) {
    let count = source.isOutermost(position) ? manifest.targets.count : .max
    if source.isWord("exclude", at: position) {
      countsOfChanged["exclude"] = count
      note("exclude of targets is changed here, so nothing is excluded", at: position)
    } else if source.isWord("sources", at: position) {
      countsOfChanged["sources"] = count
      note("sources of targets are changed here; all in their folders count", at: position)
    }
  }

  /// Whether the property at `position` is assigned to, or changed by a method:
  /// `sources.append("A.swift")`.
  func isChange(after position: Int) -> Bool {
    if source.isMark("+=", at: position + 1) || source.isMark("=", at: position + 1) {
      return true
    }
    guard source.isMark(".", at: position + 1), let method = source.word(at: position + 2) else {
      return false
    }
    return ["append", "insert", "remove", "replace"].contains { method.hasPrefix($0) }
  }

  /// Returns the range of the list, or the sum of lists, that starts at `start`: `[a] + [b]`; for
  /// any other expression, the range of its first token. A `.` or `(` that follows is included, so
  /// that the expression counts as computed.
  func expression(from start: Int) -> Range<Int> {
    guard start < source.end else { return source.end..<source.end }
    var end = source.isMark("[", at: start) ? source.closer(of: start) ?? start : start
    while source.isMark("+", at: end + 1), end + 2 < source.end {
      end = source.closer(of: end + 2) ?? end + 2
    }
    if source.isMark(".", at: end + 1) || source.isMark("(", at: end + 1) { end += 1 }
    return start..<end + 1
  }

  mutating func noteComputedTargets(_ text: String, at position: Int) {
    manifest.hasAllTargets = false
    note("\(text); \(Self.foldersAreModules)", at: position)
  }
}
