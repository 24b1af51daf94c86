infix operator <+>: AdditionPrecedence
prefix operator √
postfix operator %%
infix operator ≈
