import LintelScanner

/// Reads a manifest without running it: what it writes out is taken, what it computes is noted.
///
/// All branches of `#if` and `if` count, so that the result is the same on every platform.
struct ManifestReader {
  let source: ManifestTokens
  var manifest: Manifest
  private let path: String
  /// What the code calls the package.
  private var packageNames: Set<String> = ["package"]
  private var notes: [(position: Int, text: String)] = []
  /// How many of the targets lose what is changed further down for all that there are then.
  private var countsOfChanged: [String: Int] = [:]
  /// The changes of what constants hold, by the constant: the positions of the properties.
  lazy var changesOfConstants = findChangesOfConstants()

  /// - Parameter path: of the manifest, relative to the root.
  static func read(_ buffer: borrowing SourceBuffer, path: String) -> Manifest {
    var reader = ManifestReader(buffer, path: path)
    return reader.read()
  }

  private init(_ buffer: borrowing SourceBuffer, path: String) {
    source = ManifestTokens(buffer)
    self.path = path
    manifest = Manifest(path: path)
    manifest.toolsVersion = buffer.withBytes { ToolsVersion(manifest: $0) }
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
    notes.sort { $0.position < $1.position }
    manifest.notes = notes.map {
      let place = source.place(of: $0.position)
      return "\(path):\(place.line):\(place.column): \($0.text)"
    }
    return manifest
  }

  /// Of a name that a test target and another target have, as in two branches of `#if`, the test is
  /// left out: what may be built is judged.
  private mutating func leaveTestsThatAreNone() {
    let others = Set(manifest.targets.lazy.filter { $0.kind != .test }.map(\.name))
    let unclear = manifest.targets.first { $0.kind == .test && others.contains($0.name) }
    guard let unclear else { return }
    manifest.targets.removeAll { $0.kind == .test && others.contains($0.name) }
    note("target '\(unclear.name)' is a test in one place and none in another; it is judged", at: 0)
  }

  static let foldersAreModules =
    "each folder in 'Sources' and 'Tests' that no other target claims is taken for a module"

  mutating func note(_ text: String, at position: Int) { notes.append((position, text)) }

  /// The opening parenthesis if a `Package(` or `Package = .init(` starts at `position`.
  private func openOfPackage(at position: Int) -> Int? {
    guard source.isWord("Package", at: position) else { return nil }
    if source.isMark("(", at: position + 1) { return position + 1 }
    guard source.isMark("=", at: position + 1), source.isMark(".", at: position + 2),
      source.isWord("init", at: position + 3), source.isMark("(", at: position + 4)
    else { return nil }
    return position + 4
  }

  /// The `pkg` of `let pkg = Package(` and of `let pkg: Package = .init(`.
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

  /// Reads the packages that are at hand: what is computed is somebody else's, as far as is known.
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

  /// Reads what follows the dot in `package.targets.append(...)` and the like.
  private mutating func readChange(at dot: Int) {
    let isOfPackage = source.word(at: dot - 1).map(packageNames.contains) ?? false
    // What is said of one target alone, that target has been read with.
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

  /// The `same` of `let same = package`.
  private func alias(at position: Int) -> String? {
    guard let word = source.word(at: position), packageNames.contains(word),
      source.isMark("=", at: position - 1), !source.isMark(".", at: position + 1)
    else { return nil }
    return source.word(at: position - 2)
  }

  /// What `.target(...)` and the like are, unless the manifest declares a function of that name.
  private static let kindsOfTargets: Set<String> = [
    "target", "executableTarget", "testTarget", "macro", "plugin", "systemLibrary", "binaryTarget",
    "Package",
  ]

  /// Whether code at a position may change what targets have in a way that is not followed: by an
  /// operator, a key path or a pointer, or by a function that stands in for those of targets.
  private func mayChangeFiles(at position: Int) -> Bool {
    switch source.word(at: position) {
    case "swap", "withUnsafeMutablePointer", "withUnsafeMutableBytes":
      source.isMark("(", at: position + 1)
    case "keyPath": source.isMark(":", at: position + 1)
    case "operator", "convenience": true
    case "func":
      source.word(at: position + 1).map(Self.kindsOfTargets.contains) ?? true
    // In a method of an extension of `Target`.
    case "exclude", "sources":
      source.isMark("=", at: position + 1) && !source.isMark(".", at: position - 1)
        && !source.isWord("let", at: position - 1) && !source.isWord("var", at: position - 1)
    default: false
    }
  }

  /// Gives up on which files targets have, where code changes that: of all targets in a function,
  /// which may be called for any.
  private mutating func readChangeOfFiles(at position: Int) {
    let count = source.isOutermost(position) ? manifest.targets.count : .max
    if source.isWord("exclude", at: position) {
      countsOfChanged["exclude"] = count
      note("exclude of targets is changed here, so nothing is excluded", at: position)
    } else if source.isWord("sources", at: position) {
      countsOfChanged["sources"] = count
      note("sources of targets are changed here; all in their folders are taken", at: position)
    }
  }

  /// Whether the property at `position` is assigned to or changed by a method.
  func isChange(after position: Int) -> Bool {
    if source.isMark("+=", at: position + 1) || source.isMark("=", at: position + 1) {
      return true
    }
    guard source.isMark(".", at: position + 1), let method = source.word(at: position + 2) else {
      return false
    }
    return ["append", "insert", "remove", "replace"].contains { method.hasPrefix($0) }
  }

  /// The expression that starts at `start`, as far as it is a list; one token of any other.
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
