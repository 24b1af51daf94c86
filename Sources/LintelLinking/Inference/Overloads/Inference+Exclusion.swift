import LintelGraph
import LintelScanner

/// The candidates that cannot be called as a use is written, whatever else has the name.
extension Inference {
  /// Removes the properties whose values cannot be called like a function: `rows.count { $0 > 1 }`
  /// does not mean `var count: Int`.
  mutating func keepCallable(_ candidates: inout [Candidate], _ arguments: WrittenArguments) {
    var position = candidates.count - 1
    while position >= 0 {
      let candidate = candidates[position]
      if candidate.fit == .possible, isVariable(candidate.declaration),
        case let type = declarationType(candidate.declaration),
        !mayBeCalled(type, arguments, arguments.file)
      {
        candidates.remove(at: position)
      }
      position -= 1
    }
  }

  func isVariable(_ id: DeclarationID) -> Bool {
    let kind = declaration(id).kind
    return kind == .variable || kind == .constant
  }

  /// Keeps the functions that are asynchronous if `await` covers the use, else the others:
  /// `await store.load()` does not mean `func load() -> Future<Row>` beside `func load() async`.
  func preferByAwait(_ candidates: inout [Candidate], _ segment: Segment) {
    guard candidates.count > 1, candidates.contains(where: { isAsync($0.declaration) })
    else { return }
    let isAwaited = linkage.isAwaited(segment)
    candidates.prefer { isAsync($0.declaration) == isAwaited }
  }

  private func isAsync(_ id: DeclarationID) -> Bool {
    linkage.extent(of: id)?.traits.contains(.async) ?? false
  }

  /// Whether a value of a type may be called: not an `Int`, and a function not with labels.
  private mutating func mayBeCalled(
    _ type: TypeID, _ arguments: WrittenArguments, _ file: FileID
  ) -> Bool {
    let value = types[type]
    switch value.kind {
    case .function: return calls.areUnlabeled(arguments)
    case .tuple: return false
    case .array, .dictionary: break
    case .external:
      guard types.isConcrete(value.name) || linkage.known.numberTypes.contains(value.name) else {
        return true
      }
    case .instance:
      let kind = declaration(value.declaration).kind
      guard kind.isNominalType, kind != .protocol, attributes(of: value.declaration).isEmpty,
        hasKnownMembers(value.declaration)
      else { return true }
    default: return true
    }
    let name = linkage.known.callAsFunction
    return name != KnownNames.none && !members(name, of: type, file).isEmpty
  }

  /// Whether a function certainly does not take the closure after its call:
  /// `rows.first { $0 > 1 }` does not mean `func first(matching key: Key)`.
  mutating func refusesClosure(_ target: DeclarationID, _ arguments: WrittenArguments) -> Bool {
    let kind = declaration(target).kind
    guard kind == .function || kind == .initializer, let closure = arguments.lastArgument
    else { return false }
    let parameters = calls.parameters(of: target)
    var taken = -1
    guard
      calls.match(
        arguments, parameters,
        { argument, number in
          if argument != closure { taken = max(taken, number) }
        })
    else { return false }
    var number = taken + 1
    while number < parameters.count {
      let parameter = calls.parameter(number, of: parameters)
      var type = types.writtenType(of: parameter, in: parameters.file)
      if parameter.isAutoclosure, types[type].kind == .function {
        type = types.operands(of: type).last ?? type
      }
      if types.acceptance(ofFunctionAs: type) != .no { return false }
      number += 1
    }
    return true
  }
}
