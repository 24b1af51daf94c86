class Parent {
  struct Options {}
}
struct Options {}
class Child: Parent {
  func configure(_ options: Options) {}
}
