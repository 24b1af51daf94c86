import LintelGraph
import LintelScanner

/// Whether values meet the requirements of extensions.
extension Inference {
  /// Whether a value of type `base` has the members of an extension, as far as the requirements of
  /// the extension are known: a `[Row]` has the members of `extension [Row] {}`.
  mutating func acceptance(of base: TypeID, by scope: DeclarationID) -> Acceptance {
    guard isExternal(scope) else { return acceptance(ofGenericArguments: base, by: scope) }
    switch types[base].kind {
    case .array:
      guard let required = types.requiredElement(of: scope) else {
        return search.hasRequirements(scope) ? .open : .yes
      }
      let element = types.operand(0, of: base)
      return types[element].kind == .unknown ? .open : types.acceptance(of: element, as: required)
    case .dictionary:
      let value = declaration(scope)
      let extended = types.writtenType(at: CodeOffset(value.offset, in: value.file))
      guard types[extended].kind == .dictionary else {
        return search.hasRequirements(scope) ? .open : .yes
      }
      return types.acceptance(of: types.operand(1, of: base), as: types.operand(1, of: extended))
    case .external:
      return min(
        acceptance(ofArguments: base, by: scope), search.hasRequirements(scope) ? .open : .yes)
    default: return search.hasRequirements(scope) ? .open : .yes
    }
  }

  /// Whether a value of a generic type of the project has the generic arguments that an extension
  /// requires: a `Box<Row>` has those of `extension Box where Value == Row {}`.
  private mutating func acceptance(
    ofGenericArguments base: TypeID, by scope: DeclarationID
  ) -> Acceptance {
    let type = types[base]
    guard type.kind == .instance, type.count > 0, search.hasRequirements(scope),
      declaration(scope).kind == .extension,
      declaration(scope).extendedType == type.declaration
    else { return .yes }
    var result = Acceptance.yes
    let parameters = types.parameters(of: type.declaration)
    for (generic, argument) in zip(parameters, types.operands(of: base)) {
      let parameter = GenericParameter(owner: scope, name: generic.name)
      for required in types.constraints(of: parameter) {
        result = min(
          result,
          types[argument].kind == .unknown
            ? .open : types.acceptance(of: argument, as: required))
        if result == .no { return .no }
      }
    }
    return result
  }

  /// Whether a candidate may be a member of another type with the same name, because an extension
  /// names the module of that type: `color.isDark` beside `extension Terminal.Color {}`.
  func isOfOtherType(_ candidate: DeclarationID, among found: FoundMembers, _ segment: Segment)
    -> Bool
  {
    let isConstructed = linkage[segment].kind == .construct
    guard isConstructed || found.count > 1, !linkage.modulesOfExtensions.isEmpty else {
      return false
    }
    let scope = declaration(candidate).enclosing
    if !isConstructed {
      let module = linkage.modulesOfExtensions[scope]
      return found.contains {
        linkage.modulesOfExtensions[declaration($0).enclosing] != module
      }
    }
    return linkage.isOfOtherModule(scope, than: segment.file)
  }

  /// Whether a static function takes a number, or a value whose type is not known, for a `Double`, so
  /// that one for an `Int` in an extension in such a module would come first:
  /// `.minutes(5)` with `extension TimeInterval { static func minutes(_ count: Double) -> Self }`.
  mutating func convertsLiteral(
    _ target: DeclarationID, _ arguments: WrittenArguments
  ) -> Bool {
    guard linkage.importsUnknown[arguments.file.position], isStatic(target),
      declaration(target).kind == .function,
      let type = linkage.externalTypes[declaration(target).enclosing],
      linkage.known.fractionTypes.contains(type)
    else { return false }
    let parameters = calls.parameters(of: target)
    var pairs: [(argument: Segment, parameter: Int)] = []
    guard calls.match(arguments, parameters, { pairs.append(($0, $1)) }) else { return false }
    for (argument, number) in pairs where number < parameters.count {
      // For a number, anything but a path is a literal, maybe with a sign: `.days(-1)`.
      let isKnown =
        linkage[argument].beginsWithPath && wholeArgumentType(argument) != TypeTable.unknown
      if isKnown { continue }
      let parameter = calls.parameter(number, of: parameters)
      let type = types.writtenType(of: parameter, in: parameters.file)
      if types[type].kind == .external, linkage.known.fractionTypes.contains(types[type].name) {
        return true
      }
    }
    return false
  }

  /// Whether an extension is for exactly the collection and the elements of a value, so that its
  /// members come before those of SDKs: `extension [Row] {}` for a `[Row]`.
  mutating func isMadeFor(_ base: TypeID, _ scope: DeclarationID) -> Bool {
    guard types[base].kind == .array,
      linkage.externalTypes[scope] == types[base].collectionName ?? linkage.known.array,
      types.requiredElement(of: scope) != nil
    else { return false }
    return acceptance(of: base, by: scope) == .yes
  }

  /// Whether a value has the generic arguments of the typealias that an extension extends:
  /// `extension Rows {}` with `typealias Rows = Future<Row>`.
  private mutating func acceptance(
    ofArguments base: TypeID, by scope: DeclarationID
  ) -> Acceptance {
    let value = declaration(scope)
    guard value.extendedType != nil else { return .yes }
    let extended = types.writtenType(at: CodeOffset(value.offset, in: value.file))
    guard types[extended].kind == .external, types[extended].name == types[base].name else {
      return .yes
    }
    var result = Acceptance.yes
    for (given, asked) in zip(types.operands(of: base), types.operands(of: extended))
    where types[given].kind != .unknown && types[asked].kind != .parameter {
      result = min(result, types.acceptance(of: given, as: asked))
    }
    return result
  }

  /// Whether a property of the project repeats one of an SDK, in the same type and with the same
  /// type, and therefore hides it: `extension String { var isEmpty: Bool { false } }`.
  mutating func isRedeclared(
    _ name: NameID, by candidate: DeclarationID, of base: TypeID, _ owners: [SDKType]?,
    _ isOfType: Bool?
  ) -> Bool {
    guard let owners, let extended = linkage.externalTypes[declaration(candidate).enclosing],
      // Looked up before `types` is read, because the look-up may add types.
      case let type = declarationType(candidate), case let value = types[type],
      value.kind == .external
    else { return false }
    let sdk = linkage.known.sdk
    let isOfBase = types[base].kind.isExternal && types[base].name == extended
    let hash = sdk.hash(ofType: extended)
    let lineages = owners.map { sdk.lineage(of: $0) }
    return sdk.members(named: name).allSatisfy { entry in
      if entry.isUnknown { return false }
      guard isOfType == nil || entry.isOfType == isOfType, !entry.takesArguments,
        lineages.contains(where: { $0.contains(typeHash: entry.ownerHash) })
      else { return true }
      return (isOfBase || entry.ownerHash == hash)
        && sdk.name(ofType: entry.resultText) == value.name
    }
  }
}
