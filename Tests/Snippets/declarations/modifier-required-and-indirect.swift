class Node {
  required init() {}
}
indirect enum Tree { case leaf }
