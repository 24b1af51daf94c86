infix operator ~~>: Flow
prefix operator -->
postfix operator ...!
infix operator **
