/// The pods of each target of a `Podfile`, including the pods that the target inherits.
struct PodLists {
  struct List {
    let target: String
    let project: String?
    let pods: [String]
    let areAll: Bool
  }

  private let file: PodfileScopes
  /// The budget of listed names: many targets can inherit many pods.
  private let budget = Budget(limit: limit)

  static let limit = 100_000

  /// Whether the lists are incomplete because there are too many pods.
  var isExceeded: Bool { budget.isExceeded }

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
      guard spend(1) else {
        return List(target: target, project: project, pods: pods, areAll: false)
      }
    }
    return List(target: target, project: project, pods: pods, areAll: areAll)
  }

  private func spend(_ count: Int) -> Bool {
    let isSufficient = budget.spend(count)
    if !isSufficient { budget.isExceeded = true }
    return isSufficient
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
      guard spend(1 + next.pods.count + next.calls.count) else { return false }
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
