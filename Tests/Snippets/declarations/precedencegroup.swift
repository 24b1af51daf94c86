precedencegroup PowerPrecedence {
  higherThan: MultiplicationPrecedence
  lowerThan: BitwisePrecedence, RangePrecedence
  associativity: right
  assignment: false
}
