// Functions of a block of code are not seen outside of it
func present() {}
func show(_ number: Int) {}
func statements() {
  do {
    present()
    func present() { show(1) }
  }
  present()
  if Bool.random() {
    func present() {}
    present()
  } else {
    present()
  }
  for _ in 0..<2 { func present() {}; present() }
  present()
}
func cases(_ number: Int) {
  switch number {
  case 1:
    func present() {}
    present()
  case 2: present()
  default:
    present()
  }
  present()
}
func closures() {
  let run = {
    func present() {}
    present()
  }
  run()
  [1].forEach { _ in
    present()
    func show(_ number: Int) {}
    show(1)
  }
  show(2)
}
func body() {
  func present() {}
  do { present() }
  present()
}
struct Model {
  var value: Int {
    get {
      do { func present() {}; present() }
      present()
      return 1
    }
    set {
      func present() {}
      present()
    }
  }
  func nested() {
    func inner() {
      do { func present() {}; present() }
      present()
    }
    inner()
  }
}
