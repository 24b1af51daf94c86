import LintelGraph
import LintelScanner
import LintelVocabulary

/// A use of a name, as it is written in its file.
package struct WrittenUse {
  /// The part of the path that follows the name.
  package enum Continuation {
    case nothing
    /// `.init`.
    case initializer
    case member
  }

  let form: ReferenceForm
  let isCalled: Bool
  let isInPattern: Bool
  let continuation: Continuation
  /// Whether a protocol itself uses the name, and not one of its members.
  let isByProtocol: Bool

  package init(
    _ form: ReferenceForm, isCalled: Bool = false, isInPattern: Bool = false,
    before continuation: Continuation = .nothing, isByProtocol: Bool = false
  ) {
    self.form = form
    self.isCalled = isCalled
    self.isInPattern = isInPattern
    self.continuation = continuation
    self.isByProtocol = isByProtocol
  }
}

/// The meaning of a used name, as far as the kind of the reference depends on it.
package enum UsedSymbol {
  case type(isProtocol: Bool)
  /// An initialiser, also one that the compiler synthesises.
  case initializer
  case enumCase
  case globalFunction
  case macro
  /// A member of a type itself.
  case staticMember
  case staticOperator
  case method
  case otherMember
  /// An external declaration.
  case external
}

extension ReferenceKind {
  /// Decides the kind of a reference, both for linking and for the compiler's index: `construct`
  /// for `Row()`, `static` for `Row.height`.
  package init(_ use: WrittenUse, of symbol: UsedSymbol) {
    switch symbol {
    case .type(let isProtocol): self.init(use, ofType: isProtocol)
    case .external: self = use.form.kind ?? (use.isCalled ? .call : .member)
    case _ where use.form == .keypath: self = .keypath
    // An initialiser that delegates to another makes the same value: `self.init()`.
    case .initializer where use.form == .selfMember || use.form == .superMember: self = .call
    case .initializer: self = .construct
    case .enumCase: self = use.isInPattern ? .cast : .static
    case .macro: self = use.form == .attribute ? .attribute : .call
    case .globalFunction, .staticOperator: self = .call
    case .staticMember: self = .static
    case .method: self = use.isCalled ? .call : .member
    case .otherMember: self = .member
    }
  }

  private init(_ use: WrittenUse, ofType isProtocol: Bool) {
    switch use.form {
    case .inherit, .conform: self = isProtocol && !use.isByProtocol ? .conform : .inherit
    case .extend, .type, .attribute, .cast, .keypath, .alias: self = use.form.kind ?? .type
    case .construct: self = use.continuation == .member ? .static : .construct
    case .static, .value, .selfMember, .superMember, .member, .implicitMember, .argument:
      switch use.continuation {
      case .nothing: self = use.isCalled ? .construct : .type
      // `T.init`, passed on to be called elsewhere.
      case .initializer: self = .construct
      case .member: self = .static
      }
    }
  }
}

extension ReferenceForm {
  /// The kind of a reference of this form; `nil` if the form alone does not decide it.
  fileprivate var kind: ReferenceKind? {
    switch self {
    case .inherit: .inherit
    case .conform: .conform
    case .extend: .extend
    case .type: .type
    case .construct: .construct
    case .static: .static
    case .attribute: .attribute
    case .cast: .cast
    case .keypath: .keypath
    case .alias: .alias
    case .value, .selfMember, .superMember, .member, .implicitMember, .argument: nil
    }
  }
}
