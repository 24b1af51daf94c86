import LintelGraph
import LintelText
import LintelVocabulary

/// The spelling of each kind of reference.
package struct ReferenceSpelling {
  let sites: ProofSites
  package var graph: DependencyGraph { sites.graph }

  /// The kinds of references, in the order in which they are made.
  package static let kinds: [ReferenceKind] = [
    .type, .construct, .static, .call, .member, .inherit, .conform, .extend, .cast, .keypath,
    .attribute, .alias,
  ]

  /// Whether the language allows `source` to use `target` with a reference of this kind, and the
  /// file of `source` can see `target`, if necessary with a further import.
  func canWrite(
    _ kind: ReferenceKind, from source: DeclarationID, to target: DeclarationID
  ) -> Bool {
    let (from, to) = (graph.declarations[source], graph.declarations[target])
    guard from.kind.isNominalType || from.kind == .extension || from.kind == .file,
      graph.outermost(of: source) != graph.outermost(of: target), canSee(target, from: from.file)
    else { return false }
    // A protocol contains requirements, which have no bodies.
    if from.kind == .protocol, ![.type, .alias, .extend].contains(kind) { return false }
    let isType = to.kind.isNominalType
    switch kind {
    case .import: return false
    case .type: return isType || to.kind == .typealias
    case .alias, .cast: return isType
    case .construct: return [.class, .struct, .actor].contains(to.kind)
    case .static: return isType && to.kind != .protocol && sites.members.static(of: target) != nil
    case .call: return to.kind == .function
    case .member:
      return to.kind == .variable || to.kind == .constant
    case .attribute: return sites.isAttribute(target)
    case .keypath: return isType && sites.members.property(of: target) != nil
    case .inherit: return sites.canNestTypes && isInheritable(target, from: from.file)
    case .conform: return sites.canNestTypes && to.kind == .protocol
    case .extend: return isType && isExtensionAtHome(source, target)
    }
  }

  /// Returns the code of a reference from `source` to `target`, without the imports that it needs.
  ///
  /// - Parameters:
  ///   - suffix: distinguishes the new names from others.
  ///   - labels: returns the labels of a function's parameters; an empty text for a parameter
  ///     without a label.
  package func text(
    _ kind: ReferenceKind, from source: DeclarationID, to target: DeclarationID, suffix: String,
    labels: (DeclarationID) -> [String]
  ) -> String {
    let value = graph.declarations[target]
    let isRequirement = graph.declarations[source].kind == .protocol && kind == .type
    let type = sites.memberOwner(of: target) ?? target
    let isMember = kind == .call || kind == .member
    let name = name(of: isMember ? type : target)
    let typeKind = graph.declarations[isMember ? type : target].kind
    let annotation = typeKind == .protocol ? "any \(name)" : name
    let subject = NameRules.written(graph.text(of: value.name))
    let ofMember = isMember && type != target
    let function = "func lintelProof\(suffix)"
    switch kind {
    case .type: return "\(function)(_ value: \(annotation))" + (isRequirement ? "" : " {}")
    case .construct: return "\(function)() { _ = \(name)() }"
    case .static:
      let member = sites.members.static(of: target).map(plainName) ?? "self"
      return "\(function)() { _ = \(name).\(member) }"
    case .call, .member:
      let use = (ofMember ? "value." : "") + subject + (kind == .call ? call(labels(target)) : "")
      let mark = kind == .call && !value.traits.contains(.throwing) ? "" : "_ = "
      let effects =
        (value.traits.contains(.async) ? " async" : "")
        + (value.traits.contains(.throwing) ? " throws" : "")
      let words =
        (value.traits.contains(.throwing) ? "try " : "")
        + (value.traits.contains(.async) ? "await " : "")
      let parameter = ofMember ? "_ value: \(annotation)" : ""
      return "\(function)(\(parameter))\(effects) { \(mark)\(words)\(use) }"
    case .cast: return "\(function)(_ value: Any) -> Bool { value is \(annotation) }"
    case .keypath:
      let member = sites.members.property(of: target).map(plainName) ?? "self"
      return "\(function)() { _ = \\\(name).\(member) }"
    case .attribute:
      let isWrapper = graph.attributes(of: target).contains {
        graph.text(of: $0) == "propertyWrapper"
      }
      return isWrapper
        ? "\(function)() { @\(name) var value = 0 }" : "@\(name) \(function)() {}"
    case .alias: return "typealias LintelProof\(suffix) = \(annotation)"
    case .inherit, .conform:
      let keyword = kind == .inherit && value.kind == .protocol ? "protocol" : "class"
      return "\(keyword) LintelProof\(suffix): \(name) {}"
    case .extend: return "extension \(name) {}"
    case .import: return "import \(name)"
    }
  }

  /// Returns the imports that a file needs so that the target is visible.
  func neededImports(of target: DeclarationID, in file: FileID) -> [String] {
    let seen = [target, sites.memberOwner(of: target)].compactMap { $0 }
    return Set(seen.compactMap { neededImport(of: $0, in: file) }).sorted()
  }

  private func neededImport(of target: DeclarationID, in file: FileID) -> String? {
    let home = graph.files[graph.declarations[target].file]
    guard !graph.files[file].sharesModule(with: home) else { return nil }
    let isOpen = access(of: target) >= .package
    let isThere = graph.imports.contains {
      $0.file == file && $0.module.map(home.isCompiled) == true && (isOpen || $0.isTestable)
    }
    if isThere { return nil }
    return (isOpen ? "" : "@testable ") + "import " + graph.modules[home.module].name
  }

  // MARK: - Parts

  private func plainName(_ id: DeclarationID) -> String {
    graph.text(of: graph.declarations[id].name)
  }

  private func call(_ labels: [String]) -> String {
    let arguments = labels.map {
      $0 == "_" || $0.isEmpty
        ? "fatalError()" : "\(NameRules.writtenLabel($0)): fatalError()"
    }
    return "(" + arguments.joined(separator: ", ") + ")"
  }

  /// Returns the qualified name of `target` as code writes it, with its module in front if other
  /// types have the same first name.
  package func name(of target: DeclarationID) -> String {
    let name = graph.writtenName(of: target)
    guard graph.declarations[target].kind != .macro, !sites.isUnique(target) else {
      return name
    }
    let module = graph.module(of: target).name
    return NameRules.isPlain(module) ? "\(module).\(name)" : name
  }

  private func access(of target: DeclarationID) -> AccessLevel {
    let own = sites.access(of: target)
    return sites.memberOwner(of: target).map { min(own, sites.access(of: $0)) } ?? own
  }

  private func canSee(_ target: DeclarationID, from file: FileID) -> Bool {
    [target, sites.memberOwner(of: target)].compactMap { $0 }.allSatisfy { seen in
      let home = graph.files[graph.declarations[seen].file]
      return graph.files[file].sharesModule(with: home)
        || NameRules.isPlain(graph.modules[home.module].name)
    }
  }

  private func isInheritable(_ target: DeclarationID, from file: FileID) -> Bool {
    let value = graph.declarations[target]
    if value.kind == .protocol { return true }
    guard value.kind == .class, !value.traits.contains(.final) else { return false }
    return graph.files[file].sharesModule(with: graph.files[value.file])
      || value.access != .public
  }

  /// Whether an extension of `target`, in the file of `source`, would belong to the same components
  /// as `source`: to those of the file's scope, and to no further one because of the name or other
  /// properties of `target`.
  private func isExtensionAtHome(_ source: DeclarationID, _ target: DeclarationID) -> Bool {
    let (from, to) = (graph.declarations[source], graph.declarations[target])
    let home = sites.membership(of: graph.scope(of: from.file))
    guard sites.membership(of: source) == home else { return false }
    let components = sites.components
    let own = components.memberships[home].all.map {
      components.components[$0].definition
    }
    let file = graph.files[from.file]
    let guess = SelectorGuess(
      name: graph.text(of: to.name), kind: to.kind,
      file: (file.path, file.modules.map { graph.modules[$0] }))
    return components.definitions.indices.allSatisfy {
      own.contains($0) || !guess.verdict(of: components.definitions[$0].selector).mayMatch
    }
  }
}
