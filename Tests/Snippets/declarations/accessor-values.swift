struct Row {
  var plain: Int { newValue }
  var both: Int {
    get { 1 }
    set { use(newValue) }
  }
  var named: Int {
    get { 1 }
    nonmutating set(value) { use(value) }
  }
  var observed = 1 {
    willSet { use(newValue) }
    didSet(`last`) { use(last) }
  }
  subscript(index: Int) -> Int {
    get { 1 }
    mutating set { use(newValue) }
  }
  func take() {
    var local: Int = other { didSet { use(oldValue) } willSet(next) { use(next) } }
    var computed: Int { get { 1 } set { use(newValue) } }
  }
}
protocol Shape { var size: Int { get set } }
