struct {
  let a: A
}
class B {}
