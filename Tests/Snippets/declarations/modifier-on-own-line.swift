public
final
class A {
  private
  static
  let shared = A()
}
