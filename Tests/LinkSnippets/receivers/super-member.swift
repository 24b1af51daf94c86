class Animal {
  func speak() {}
  init() {}
  init(name: String) {}
}
class Dog: Animal {
  override func speak() { super.speak() }
  override init() { super.init(name: "dog") }
}
