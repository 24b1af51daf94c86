class Node {}
struct Tree {
  class Node {}
  class Leaf: Node {}
}
class Root: Node {}
