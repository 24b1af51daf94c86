/// The pods of each target of a `Podfile`, including the pods that the target inherits.
struct PodLists {
  struct List {
    let target: String
    let project: String?
    let pods: [String]
    let areAll: Bool
  }

  private let file: PodfileScopes
  /// The number of names that may still be listed, which is limited because many targets can
  /// inherit many pods.
  private var left = Self.limit

  static let limit = 100_000

  /// Whether the lists are incomplete because there are too many pods.
  var isExceeded: Bool { left < 0 }

  /// The lists in the order of the file.
  private(set) var lists: [List] = []

  init(_ code: RubyCode) {
    file = PodfileScopes(code)
    for scope in file.scopes {
      if let target = scope.target { lists.append(list(of: target, scope)) }
    }
  }

  private mutating func list(of target: String, _ scope: PodfileScope) -> List {
    var pods: [String] = []
    var areAll = file.scopes[0].isLiteral
    var project: String?
    var calls: Set<String> = []
    var inheritsPods = true
    var next: PodfileScope? = scope
    while let current = next {
      project = project ?? current.project
      if inheritsPods { areAll = add(current, to: &pods, &calls) && areAll }
      inheritsPods = inheritsPods && current.inheritsPods
      next = current.parent.map { file.scopes[$0] }
      left -= 1
      if left < 0 { return List(target: target, project: project, pods: pods, areAll: false) }
    }
    return List(target: target, project: project, pods: pods, areAll: areAll)
  }

  /// Adds the pods of a scope, and of the functions that it calls.
  ///
  /// - Parameter calls: the functions whose pods have been added.
  /// - Returns: whether these are all pods of the scope.
  private mutating func add(
    _ scope: PodfileScope, to pods: inout [String], _ calls: inout Set<String>
  ) -> Bool {
    var areAll = true
    var waiting = [scope]
    while let next = waiting.popLast() {
      left -= 1 + next.pods.count + next.calls.count
      guard left >= 0 else { return false }
      areAll = areAll && next.isLiteral
      pods += next.pods
      for call in next.calls where calls.insert(call).inserted {
        if let function = file.functions[call], function > 0 {
          waiting.append(file.scopes[function])
        } else {
          areAll = false
        }
      }
    }
    return areAll
  }
}
